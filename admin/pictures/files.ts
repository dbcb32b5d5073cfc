import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { failureNotice } from '../providers/failures.ts';
import type { ChosenFile } from '../providers/formData.ts';

/** The message key of the rule that a chosen file breaks, or null. */
export function brokenFileRule(file: File, kind: 'image' | 'video' = 'image'): string | null {
  if (!file.type.startsWith(`${kind}/`)) {
    return `paddock.${kind === 'video' ? 'video' : 'picture'}.wrongType`;
  }
  if (file.size === 0) return 'paddock.picture.empty';
  return file.size > LIMITS.uploadBytes ? 'paddock.picture.tooLarge' : null;
}

type FileRule = (file: File) => string | null;

/** Splits chosen files into valid ones and a text for each other one. */
export function useFileRules(ruleOf: FileRule = (file) => brokenFileRule(file)) {
  const translate = useTranslate();
  return (files: readonly File[]) => {
    const rules = new Map(files.map((file) => [file, ruleOf(file)]));
    return {
      fine: files.filter((file) => !rules.get(file)),
      refused: [...rules].flatMap(([{ name }, rule]) => (rule ? [translate(rule, { name })] : [])),
    };
  };
}

/**
 * Returns the valid files; reports all others in one notice, which a second one would replace. It goes with the
 * next choice, also one of no files.
 */
export function useFileCheck(ruleOf?: FileRule) {
  const notify = useNotify();
  const check = useFileRules(ruleOf);
  const told = useRef<AbortController>(null);
  return (files: readonly File[]): File[] => {
    const { fine, refused } = check(files);
    told.current?.abort();
    if (refused.length > 0) {
      told.current = new AbortController();
      const [text, options] = failureNotice(refused.join('\n'));
      notify(text, { ...options, until: told.current.signal });
    }
    return fine;
  };
}

export const chosenFile = (rawFile: File): ChosenFile => ({
  rawFile,
  src: URL.createObjectURL(rawFile),
  title: rawFile.name,
});
