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
          // Lets the same file be chosen again after its removal.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
};
