import { useMemo, useRef, useState } from 'react';
import { useDataProvider, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { reasonOf } from '../providers/failures.ts';
import type { FormFields } from '../providers/formData.ts';
import { type CsvTable, readFile, UnusableFile } from './csvFile.ts';
import { CSV_RESOURCES } from './csvResources.ts';
import { guessMapping, type Mapping, planImport } from './planImport.ts';
import { readRecords } from './readRecords.ts';
import { NOTHING_SENT, type Sent, sendRows } from './sendRows.ts';

type Step = 'choose' | 'reading' | 'check' | 'sending' | 'done';

export type Importing = ReturnType<typeof useImport>;

export function useImport() {
  const name = useResourceContext() ?? '';
  const resource = CSV_RESOURCES[name];
  if (!resource) throw new Error(`${name} cannot be imported`);
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [step, setStep] = useState<Step>('choose');
  const [failure, setFailure] = useState<string | null>(null);
  const [source, setSource] = useState<{ table: CsvTable; records: readonly FormFields[] } | null>(
    null,
  );
  const [mapping, setMapping] = useState<Mapping>([]);
  const [sent, setSent] = useState<Sent>(NOTHING_SENT);
  const stop = useRef(new AbortController());
  const rows = useMemo(
    () => (source ? planImport(source.table, mapping, resource, source.records) : []),
    [source, mapping, resource],
  );
  const waiting = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailure(null);
    setStep('reading');
    try {
      const table = await readFile(file);
      const records = await readRecords(dataProvider, name);
      setMapping(guessMapping(table.headings, resource.fields));
      setSource({ table, records });
      setStep('check');
    } catch (error) {
      setFailure(
        error instanceof UnusableFile
          ? translate(error.key, error.values)
          : translate('importing.failures.load', { reason: reasonOf(error) }),
      );
      setStep('choose');
    }
  };

  const send = async () => {
    stop.current = new AbortController();
    setSent(NOTHING_SENT);
    setStep('sending');
    try {
      await sendRows(dataProvider, name, waiting, stop.current.signal, setSent);
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setStep('done');
    refresh();
  };

  return {
    choose,
    failure,
    fields: resource.fields,
    isStopped: stop.current.signal.aborted,
    /** One column per field: the one chosen last. */
    map: (column: number, field: string | null) =>
      setMapping(
        mapping.map((other, at) => (at === column ? field : other === field ? null : other)),
      ),
    mapping,
    reset: () => setStep('choose'),
    rows,
    send,
    sent,
    step,
    stop: () => stop.current.abort(),
    table: source?.table ?? null,
    waiting,
  };
}
