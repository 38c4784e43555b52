import { useMediaQuery } from '@mantine/hooks';

/** As `builder.css` has it: below this width outline and form are sheets. */
const NARROW = '(max-width: 62em)';

/** Returns true in a window that has no room for outline and form beside the page. */
export function useNarrow(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
}
