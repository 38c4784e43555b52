import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

const WIDE = '(min-width: 75em)';
const BESIDE_THE_PAGE = '(min-width: 48em)';
const NOW = { getInitialValueInEffect: false };

/**
 * Returns whether the menu beside the page is a rail of icons: as last chosen on this device, or
 * else on screens that are not wide. Never on a phone, where the menu covers the page.
 */
export function useFolded() {
  const wide = useMediaQuery(WIDE, true, NOW);
  const beside = useMediaQuery(BESIDE_THE_PAGE, true, NOW);
  const [chosen_width, choose] = useLocalStorage<'rail' | 'names' | null>({
    key: 'ribambelle_menu',
    defaultValue: null,
    ...NOW,
  });
  const folded = chosen_width === null ? !wide : chosen_width === 'rail';
  return { beside, rail: beside && folded, toggle: () => choose(folded ? 'names' : 'rail') };
}
