import SmartDisplay from '@mui/icons-material/SmartDisplay';
import TextField from '@mui/material/TextField';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EMBED_SERVICES, embedOf } from '../../../api/contract/embeds.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormatButton } from './FormatButton.tsx';
import { useEditorState } from './useEditor.ts';

const EMPTY = { address: '', title: '' };

/** Inserts a video or map, or edits the selected one. */
export const EmbedButton = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  useEditorState(editor);
  const [typed, setTyped] = useState<typeof EMPTY | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isActive = editor?.isActive('embed') ?? false;
  const { address, title } = typed ?? EMPTY;
  const embed = embedOf(address);
  const services = EMBED_SERVICES.join(', ');

  const open = () => {
    const { link = '', title: named = '' } = editor?.getAttributes('embed') ?? {};
    setTyped({ address: String(link), title: String(named) });
  };
  const close = () => {
    setTyped(null);
    setRefused(false);
    editor?.commands.focus();
  };
  const insert = () => {
    if (!embed || title.trim() === '') return setRefused(true);
    const attrs = { ...embed, title: title.trim() };
    editor?.chain().focus().insertContent({ type: 'embed', attrs }).run();
    close();
  };

  return (
    <>
      <FormatButton
        disabled={!editor}
        icon={SmartDisplay}
        label={translate('richText.embed.button')}
        onClick={open}
        selected={isActive}
      />
      <FormDialog
        onClose={close}
        onSubmit={insert}
        open={typed !== null}
        returnsFocus={false}
        submit="ra.action.confirm"
        title="richText.embed.title"
      >
        <TextField
          autoFocus
          error={isRefused && !embed}
          helperText={translate(
            isRefused && !embed ? 'richText.embed.wrong' : 'richText.embed.hint',
            { services },
          )}
          label={translate('richText.embed.address')}
          onChange={({ target }) => setTyped({ title, address: target.value })}
          value={address}
        />
        <TextField
          error={isRefused && title.trim() === ''}
          helperText={translate(
            isRefused && title.trim() === ''
              ? 'richText.embed.untitled'
              : 'richText.embed.nameHint',
          )}
          label={translate('richText.embed.name')}
          onChange={({ target }) => setTyped({ address, title: target.value })}
          sx={{ mt: 2 }}
          value={title}
        />
      </FormDialog>
    </>
  );
};
