import BookmarkAdd from '@mui/icons-material/BookmarkAdd';
import Bookmarks from '@mui/icons-material/Bookmarks';
import Delete from '@mui/icons-material/Delete';
import MuiButton from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from './PopoverButton.tsx';
import { SaveQueryDialog } from './SaveQueryDialog.tsx';
import { SAVED_QUERIES } from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

/** Filters and sorting of the list, kept under names: show one again, save what stands, remove one. */
export const SavedQueries = () => {
  const translate = useTranslate();
  const [naming, setNaming] = useState(false);
  const { queries, current, show, save, remove } = useListQueries();
  const isFull = queries.length >= SAVED_QUERIES.most;

  return (
    <>
      <PopoverButton icon={<Bookmarks />} label="lists.saved.title">
        {(close) => (
          <>
            {queries.length === 0 && (
              <Typography color="textSecondary" sx={{ px: 2, pt: 2 }} variant="body2">
                {translate('lists.saved.none')}
              </Typography>
            )}
            <List dense>
              {queries.map((query) => (
                <ListItem
                  disablePadding
                  key={query.label}
                  secondaryAction={
                    <IconButton
                      aria-label={translate('lists.saved.remove', { name: query.label })}
                      edge="end"
                      onClick={() => remove(query.label)}
                      size="small"
                    >
                      <Delete fontSize="small" />
                    </IconButton>
                  }
                >
                  <ListItemButton
                    aria-current={query.label === current ? 'true' : undefined}
                    onClick={() => {
                      show(query);
                      close();
                    }}
                    selected={query.label === current}
                  >
                    <ListItemText sx={{ overflowWrap: 'anywhere' }}>{query.label}</ListItemText>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
            <MuiButton
              disabled={isFull || current !== null}
              onClick={() => {
                close();
                setNaming(true);
              }}
              startIcon={<BookmarkAdd />}
              sx={{ mx: 1, mb: 1 }}
            >
              {translate('lists.saved.save')}
            </MuiButton>
            {isFull && (
              <Typography color="textSecondary" sx={{ px: 2, pb: 2 }} variant="body2">
                {translate('lists.saved.full', { maximum: SAVED_QUERIES.most })}
              </Typography>
            )}
          </>
        )}
      </PopoverButton>
      {naming && <SaveQueryDialog onClose={() => setNaming(false)} onSave={save} />}
    </>
  );
};
