import { useRef, useState } from 'react';

/**
 * Whether the fields of a form hold something else than when a person first touched it. Asked of the fields
 * themselves, so that no dialog has to tell; a choice that is loaded later is no change of theirs.
 */
export function useChangedFields() {
  const [isChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef(new WeakMap<Element, string>());
  const touched = useRef<HTMLFormElement>(null);
  const check = () => {
    let isOther = false;
    for (const field of form.current?.elements ?? []) {
      const state = stateOf(field);
      const first = begun.current.get(field);
      if (first === undefined || touched.current !== form.current) begun.current.set(field, state);
      else if (first !== state) isOther = true;
    }
    setChanged(isOther);
  };
  const touch = () => {
    touched.current = form.current;
  };
  const change = () => {
    touch();
    check();
  };
  return {
    form,
    isChanged,
    /** Of the form. Its `ref` is another one in each render, so that it sees what each has changed. */
    watched: {
      ref: (element: HTMLFormElement | null) => {
        form.current = element;
        check();
      },
      onPointerDownCapture: touch,
      onKeyDownCapture: touch,
      // In parts of the dialog that are rendered without it.
      onFocusCapture: check,
      onInput: change,
      onChange: change,
    },
  };
}

/** A date that is typed by half has no value; what MUI measures the height of a text with is read-only. */
function stateOf(field: Element): string {
  const { value, checked, readOnly, validity } = Object(field);
  return readOnly ? '' : [value, checked, validity?.badInput].join();
}
