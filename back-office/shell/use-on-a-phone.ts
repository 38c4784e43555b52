import { useMediaQuery } from '@mantine/hooks';

/** Returns true in a window as narrow as a phone, from the first drawing on. */
export function useOnAPhone(): boolean {
  return useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
}
