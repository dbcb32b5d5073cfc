import { useEffect, useState } from 'react';
import { pragueToday } from '../../api/contract/dates.ts';

/**
 * Today in Prague as YYYY-MM-DD: first the day that came with the data, as the server wrote the page,
 * then the visitor's own.
 */
export function useToday(told: string): string {
  const [today, setToday] = useState(told);
  useEffect(() => setToday(pragueToday(new Date())), []);
  return today;
}
