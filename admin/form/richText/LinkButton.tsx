import InsertLink from '@mui/icons-material/InsertLink';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEmail } from '../../../api/contract/email.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormatButton } from './FormatButton.tsx';
import { useEditorState } from './useEditor.ts';

/** Replaces the library's, which uses the browser's prompt, validates nothing and cannot unlink. */
export const LinkButton = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  useEditorState(editor);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const isActive = editor?.isActive('link') ?? false;

  const close = () => {
    setTyped(null);
    setRefused(false);
  };
  const link = () => {
    const href = linkAddress(typed ?? '');
    if (href === null) return setRefused(true);
    close();
    const chain = editor?.chain().focus().extendMarkRange('link');
    // Without a selection the address becomes the text.
    const isBare = editor?.state.selection.empty && !isActive;
    const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    (isBare ? chain?.insertContent(text) : chain?.setMark('link', { href }))?.run();
  };
  const unlink = () => {
    close();
    editor?.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };

  return (
    <>
      <FormatButton
        disabled={!editor}
        icon={InsertLink}
        label={translate('richText.link.button')}
        onClick={() => setTyped(String(editor?.getAttributes('link').href ?? ''))}
        selected={isActive}
      />
      <FormDialog
        actions={isActive && <Button onClick={unlink}>{translate('richText.link.remove')}</Button>}
        onClose={() => {
          close();
          editor?.commands.focus();
        }}
        onSubmit={link}
        open={typed !== null}
        returnsFocus={false}
        submit="ra.action.confirm"
        title="richText.link.title"
      >
        <TextField
          autoFocus
          error={refused}
          helperText={translate(refused ? 'richText.link.wrong' : 'richText.link.hint')}
          label={translate('richText.link.address')}
          onChange={({ target }) => setTyped(target.value)}
          value={typed ?? ''}
        />
      </FormDialog>
    </>
  );
};

/** Normalises a typed path, web, mailto or tel address, bare domain or e-mail; null for anything else. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (/^(?:\/(?!\/)|#)/.test(text) || /^(?:mailto|tel):./i.test(text)) return text;
  if (isEmail(text)) return `mailto:${text}`;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/:]+(?:\.[^\s/:]+|:\d+)/i.test(address) && URL.canParse(address)
    ? address
    : null;
}
