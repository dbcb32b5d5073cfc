import { Fragment } from 'react';

/** Text of several lines. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
