import { useState } from 'react';
import { reasonOf } from '../providers/failures.ts';

interface Calls<Review, Outcome> {
  /** Makes the file that is sent out of the chosen one. */
  prepare?: (chosen: File) => Promise<File>;
  /** Asks the server what importing the file would do. */
  review: (file: File) => Promise<Review>;
  /** Imports the reviewed file. */
  send: (file: File, review: Review) => Promise<Outcome>;
}

/** A file whose import is reviewed before it is confirmed, such as a bank statement. */
export function useReviewedFile<Review, Outcome>(calls: Calls<Review, Outcome>) {
  const [reviewed, setReviewed] = useState<{ file: File; review: Review } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setFailure('');
    setBusy(true);
    await work().catch((error: unknown) => setFailure(reasonOf(error)));
    setBusy(false);
  };
  return {
    review: reviewed?.review ?? null,
    outcome,
    failure,
    isBusy,
    choose: ([chosen]: readonly File[]) =>
      attempt(async () => {
        if (!chosen) return;
        const file = calls.prepare ? await calls.prepare(chosen) : chosen;
        setReviewed({ file, review: await calls.review(file) });
      }),
    confirm: () =>
      attempt(async () => {
        if (reviewed) setOutcome(await calls.send(reviewed.file, reviewed.review));
      }),
    /** Lets another file be chosen instead. */
    reset: () => {
      setReviewed(null);
      setFailure('');
    },
  };
}
