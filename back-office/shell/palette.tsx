import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useSession } from '../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { menuFor } from '../menu.ts';
import { useWayBack } from '../panels/way-back.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from './icons.tsx';

const SHORTEST = 2;
const MOST_FAMILIES = 6;

export const openPalette = (): void => spotlight.open();

/** The command palette: every page that the user may open, what is done most, and families by name or child. Ctrl or Cmd and K. */
export function Palette() {
  const texts = useTexts('office');
  const [query, setQuery] = useState('');
  const pages = usePages();
  const deeds = useDeeds();
  const families = useFamilies(query);
  return (
    <Spotlight
      actions={[
        { group: texts.palette_pages, actions: pages },
        { group: texts.palette_deeds, actions: deeds },
        { group: texts.menu.customers, actions: families },
      ]}
      query={query}
      onQueryChange={setQuery}
      nothingFound={texts.nothing_found}
      shortcut={['mod + K']}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <Icon name="search" />,
        placeholder: texts.search_placeholder,
        onKeyDown: openFirst,
      }}
    />
  );
}

/** Enter opens the first of what came after the last letter: Spotlight itself has selected none of it. */
function openFirst({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const palette = currentTarget.closest('[role=dialog]');
  if (key !== 'Enter' || palette === null || palette.querySelector('[data-selected]') !== null)
    return;
  palette.querySelector<HTMLElement>('[data-action]')?.click();
}

function usePages(): SpotlightActionData[] {
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
  const account = {
    id: '/account',
    label: texts.account,
    leftSection: <Icon name="key" />,
    onClick: () => void navigate('/account'),
  };
  return [...pages, account];
}

function useDeeds(): SpotlightActionData[] {
  const navigate = useNavigate();
  const state = useWayBack();
  const may = useMay();
  const deeds: { path: string; label: string; permission: Permission }[] = [
    {
      path: '/registrations/new',
      label: useTexts('office-registrations').add,
      permission: 'registrations.create',
    },
    {
      path: '/payments/new',
      label: useTexts('office-payments').add,
      permission: 'payments.create',
    },
    {
      path: '/customers/new',
      label: useTexts('office-customers').add,
      permission: 'customers.create',
    },
  ];
  return deeds
    .filter(({ permission }) => may(permission))
    .map(({ path, label }) => ({
      id: path,
      label,
      leftSection: <Icon name="plus" />,
      onClick: () => void navigate(path, { state }),
    }));
}

/** Families that the server finds by what was typed: what it found stays, whatever of it was matched. */
function useFamilies(query: string): SpotlightActionData[] {
  const navigate = useNavigate();
  const state = useWayBack();
  const may = useMay();
  const [search] = useDebouncedValue(query.trim(), 250);
  const enabled = may('customers.read') && search.length >= SHORTEST;
  const { data } = useCall(
    'listOfficeCustomers',
    { search, page_size: MOST_FAMILIES },
    { enabled },
  );
  return (data?.data ?? []).map(({ cuid, name, participants, email }) => ({
    id: cuid,
    label: name,
    description: [participants, email].filter((part) => part !== '').join(' · '),
    keywords: query,
    leftSection: <Icon name="people" />,
    onClick: () => void navigate(`/customers/${cuid}`, { state }),
  }));
}
