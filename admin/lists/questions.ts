import type { Identifier } from 'react-admin';

interface QuestionProps {
  ids: readonly Identifier[];
  isPending: boolean;
  onClose: () => void;
}

/** A field's own question before it is changed for several records. */
export interface BulkQuestionProps extends QuestionProps {
  value: string | boolean;
  /** The field and its value, as people read them. */
  content: string;
  /** Takes further fields that are written with it. */
  onConfirm: (more: object) => void;
}

/** A resource's own question before its records are deleted, one or several. */
export interface DeleteQuestionProps extends QuestionProps {
  onConfirm: () => void;
}
