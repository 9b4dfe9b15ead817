import { exportedRowsHeader } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import type { TextReference } from '../forms/describe-violation.ts';
import { BrokenTable, receiveTable, saveFile } from '../http/receive-file.ts';

/** How a download stands; undefined before the first one. */
export type ExportState =
  | { kind: 'running'; rows: number; total: number }
  | { kind: 'saved'; rows: number; name: string }
  | { kind: 'broken'; rows: number; total: number }
  | { kind: 'refused'; text: TextReference };

/** Downloads tables of activities, one at a time. What did not come whole is not saved. */
export function useTableExport() {
  const [state, setState] = useState<ExportState>();
  // What came of one is told where it was asked for: not below another tab or other days.
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  if (place !== key) {
    setPlace(key);
    if (state?.kind !== 'running') setState(undefined);
  }
  const running = useRef<AbortController>(undefined);
  async function start(address: string): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ kind: 'running', rows: 0, total: 0 });
    try {
      const { name, content, rows } = await receiveTable(address, {
        countHeader: exportedRowsHeader,
        signal: control.signal,
        onProgress: (count, total) => setState({ kind: 'running', rows: count, total }),
      });
      saveFile(name, content);
      setState({ kind: 'saved', rows, name });
    } catch (error) {
      if (control.signal.aborted) return;
      const isBroken = error instanceof BrokenTable;
      setState(
        isBroken
          ? { kind: 'broken', rows: error.rows, total: error.total }
          : { kind: 'refused', text: describeFailure(error) },
      );
    }
  }
  function cancel(): void {
    running.current?.abort();
    setState(undefined);
  }
  return { state, start: (address: string) => void start(address), cancel };
}
