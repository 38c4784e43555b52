import { Spotlight, spotlight } from '@mantine/spotlight';
import { useNavigate } from 'react-router';
import { useSession } from '../data/session.tsx';
import { menuFor } from '../menu.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from './icons.tsx';

export const openPalette = (): void => spotlight.open();

/** The command palette: every page that the user may open. Ctrl or Cmd and K. */
export function Palette() {
  const texts = useTexts('office');
  const navigate = useNavigate();
  const { permissions } = useSession().collaborator;
  const pages = menuFor(permissions).flatMap(({ entries }) =>
    entries.map((entry) => ({
      id: entry.path,
      label: texts.menu[entry.name],
      rightSection: <kbd className="office-key">{`g ${entry.letter}`}</kbd>,
      leftSection: <Icon name={entry.icon} />,
      onClick: () => void navigate(entry.path),
    })),
  );
  const account = { id: '/account', label: texts.account, leftSection: <Icon name="key" />, onClick: () => void navigate('/account') };
  return (
    <Spotlight
      actions={[...pages, account]}
      nothingFound={texts.nothing_found}
      shortcut={['mod + K']}
      highlightQuery
      scrollable
      searchProps={{ leftSection: <Icon name="search" />, placeholder: texts.search_placeholder }}
    />
  );
}
