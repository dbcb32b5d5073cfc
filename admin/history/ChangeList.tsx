import Difference from '@mui/icons-material/Difference';
import Box from '@mui/material/Box';
import { DataTable, SelectInput, TextInput, useCreatePath, useTranslate } from 'react-admin';
import { REVISION_ACTIONS } from '../../api/contract/constants.ts';
import { CONTENT } from '../../api/contract/resources.ts';
import { screenAt } from '../../api/contract/screens.ts';
import type { Revision } from '../../api/contract/types.ts';
import { choiceField, searchFilter } from '../lists/columnsAndFilters.tsx';
import { ReadList } from '../lists/ReadList.tsx';
import { apiOf } from '../providers/resourceApis.ts';
import { IconLink } from '../ui/IconLink.tsx';
import { ShowPanel } from '../ui/ShowPanel.tsx';
import { changeName } from './changeName.ts';
import { RestoreDeleted } from './RestoreButton.tsx';
import { NamedRevision } from './RevisionItem.tsx';
import { ActionBadge, ChangedFields, Kind, RecordLink, When } from './RevisionParts.tsx';

const Column = DataTable.Col<Revision>;
const field = (name: string) => `resources.history.fields.${name}`;
/** An order's history covers corrections of the customer's data, its deletion and restoration. */
const ORDERS = { path: apiOf('orders').path, screen: 'orders' };
/** Initial states recorded when the history began are not changes. */
const CHANGES = REVISION_ACTIONS.filter((action) => action !== 'initial');

export const ChangeList = () => {
  const translate = useTranslate();
  const resources = [...CONTENT, ORDERS].map(({ path, screen }) => ({
    id: path,
    name: translate(`resources.${screen}.name`, { smart_count: 2 }),
  }));
  return (
    <>
      <ReadList<Revision>
        action={actions}
        columns={columns}
        filter={{ action_ne: 'initial' }}
        filters={[
          searchFilter,
          <SelectInput
            alwaysOn
            choices={resources}
            key="resource"
            label={field('resource')}
            source="resource"
            translateChoice={false}
          />,
          choiceField('history', 'action', 'actions', CHANGES).filter,
          <TextInput alwaysOn key="username" label={field('username')} source="username_like" />,
        ]}
        item={(revision) => <NamedRevision key={revision.id} revision={revision} />}
        opens="show"
        tableSx={TABLE}
      />
      <ChangeDrawer />
    </>
  );
};

const columns = (
  <>
    <Column render={({ at }) => <When at={at} brief />} source="at" />
    <Column render={(change) => <ActionBadge {...change} />} source="action" />
    <Column
      label={field('record')}
      render={(revision) => (
        <>
          <Kind revision={revision} />
          <Box onClick={(event) => event.stopPropagation()} role="presentation" sx={NAME}>
            <RecordLink revision={revision} />
          </Box>
        </>
      )}
      source="resource"
    />
    <Column disableSort render={(change) => <Fields {...change} />} source="changed" />
    <Column source="username" />
  </>
);

const actions = (revision: Revision) => <Actions revision={revision} />;

const Fields = ({ resource, changed }: Revision) => (
  <ChangedFields fields={changed} most={3} resource={screenAt(resource) ?? resource} />
);

/** Opens the change next to the list; a deleted record can be restored here. */
const Actions = ({ revision }: { revision: Revision }) => {
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <Box
      onClick={(event) => event.stopPropagation()}
      role="presentation"
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}
    >
      <RestoreDeleted revision={revision} />
      <IconLink
        item={changeName(revision, translate)}
        label="resources.history.action.show"
        to={createPath({ resource: 'history', id: revision.id, type: 'show' })}
      >
        <Difference fontSize="small" />
      </IconLink>
    </Box>
  );
};

/** Never wider than the page, whatever the length of a name. */
const NAME = { minWidth: '10rem', overflowWrap: 'anywhere' };
const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } },
  '& time': { whiteSpace: 'nowrap' },
};

/** One change next to the list. */
const ChangeDrawer = () => {
  const translate = useTranslate();
  return (
    <ShowPanel<Revision>
      title={(change) => translate('resources.history.one', { record: change?.name ?? '' })}
    >
      {(change) => (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <NamedRevision isOpen key={change.id} revision={change} />
        </Box>
      )}
    </ShowPanel>
  );
};
