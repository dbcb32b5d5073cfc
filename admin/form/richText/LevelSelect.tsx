import NativeSelect from '@mui/material/NativeSelect';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { useEditorState } from './useEditor.ts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

export const LevelSelect = ({ levels }: { levels: readonly Level[] }) => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  useEditorState(editor);
  const active = levels.find((level) => editor?.isActive('heading', { level }));

  const choose = (value: string) => {
    const level = levels.find((candidate) => String(candidate) === value);
    const chain = editor?.chain().focus();
    (level ? chain?.setNode('heading', { level }) : chain?.setNode('paragraph'))?.run();
  };

  return (
    <NativeSelect
      disabled={!editor}
      disableUnderline
      inputProps={{ 'aria-label': translate('richText.level') }}
      onChange={({ target }) => choose(target.value)}
      sx={{ height: 36, pl: 1 }}
      value={active ?? ''}
    >
      <option value="">{translate('richText.paragraph')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {translate('richText.heading', { level })}
        </option>
      ))}
    </NativeSelect>
  );
};
