import { createContext, useContext } from 'react';

/** Of what record a tab is: its title and the name of the tab. */
export const RecordTitle = createContext('');

/** What stands above a tab that is printed. */
export function useRecordTitle(): string {
  return useContext(RecordTitle);
}
