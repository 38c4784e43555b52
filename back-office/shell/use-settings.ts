import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../data/session.tsx';
import { SETTINGS } from '../settings.ts';

/** Returns the settings that the collaborator may see, in the language of the page. */
export function useSettings(): readonly {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly words: string;
}[] {
  const { settings } = useTexts('office-settings');
  const may = useMay();
  return SETTINGS.filter(({ permission }) => permission === null || may(permission)).map(
    ({ name, path }) => ({ name, path, ...settings[name] }),
  );
}
