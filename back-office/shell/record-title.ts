import { createContext, useContext } from 'react';

/** The title of the open record and the name of its tab. */
export const RecordTitle = createContext('');

/** Returns the heading of a tab that is printed. */
export function useRecordTitle(): string {
  return useContext(RecordTitle);
}
