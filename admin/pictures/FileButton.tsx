import Upload from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

export interface FileButtonProps {
  /** Message key. */
  label: string;
  onFiles: (files: File[]) => void;
  accept?: string;
  multiple?: boolean;
}

export const FileButton = ({ label, onFiles, accept = 'image/*', multiple }: FileButtonProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()} startIcon={<Upload />} variant="outlined">
        {translate(label)}
      </Button>
      <input
        accept={accept}
        aria-label={translate(label)}
        hidden
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
};
