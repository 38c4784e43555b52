import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import type { Answer } from '@ribambelle/api/client.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useSession } from '../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { DEEDS } from '../deeds.ts';
import { useFormats } from '../formats/formats.ts';
import { menuFor } from '../menu.ts';
import { findSettings } from '../settings.ts';
import { customerPage, recordAddress, registrationPage } from '../pages/record-addresses.ts';
import { useWayBack } from '../panels/way-back.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { takeEarlyKeys } from './early-keys.ts';
import { Icon, type IconName } from './icons.tsx';
import { useSettings } from './use-settings.ts';

const SHORTEST = 2;
const PAUSE_MILLIS = 200;

type Hit = Answer<'searchOffice'>['data'][number];

export const openPalette = (): void => spotlight.open();

/**
 * The command palette: every page that the user may open, the most frequent actions, the records
 * that the server finds, and settings. Ctrl or Cmd and K.
 */
export function Palette() {
  const texts = useTexts('office');
  const [query, setQuery] = useState('');
  const pages = usePages();
  const deeds = useDeeds();
  const settings = useSettingActions(query);
  const results = useFound(query);
  useEffect(() => {
    if (takeEarlyKeys()) openPalette();
  }, []);
  return (
    <Spotlight
      actions={[
        { group: texts.palette_pages, actions: pages },
        { group: texts.palette_deeds, actions: deeds },
        ...results,
        { group: texts.areas.settings, actions: settings },
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

/**
 * Opens the first result on Enter when none is selected, because Spotlight selects none of the
 * results that come after the last letter.
 */
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
      ...(entry.letter === undefined
        ? {}
        : { rightSection: <kbd className="office-key">{`g ${entry.letter}`}</kbd> }),
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
  const texts = useTexts('office');
  const navigate = useNavigate();
  const state = useWayBack();
  const may = useMay();
  return DEEDS.filter(({ permission }) => may(permission)).map(({ path, name }) => ({
    id: path,
    label: texts.deeds[name],
    leftSection: <Icon name="plus" />,
    onClick: () => void navigate(path, { state }),
  }));
}

/** Returns the settings once a search was typed, because there are many. */
function useSettingActions(query: string): SpotlightActionData[] {
  const navigate = useNavigate();
  const settings = useSettings();
  if (query.trim() === '') return [];
  return findSettings(settings, query).map(({ name, path, title }) => ({
    id: `setting-${name}`,
    label: title,
    keywords: query,
    leftSection: <Icon name="settings" />,
    onClick: () => void navigate(path),
  }));
}

/** The icon of each kind of result, and the address that it opens. */
const LEADS: Readonly<Record<Hit['kind'], { icon: IconName; to: (cuid: string) => string }>> = {
  CUSTOMER: { icon: 'people', to: (cuid) => customerPage(cuid) },
  ORDER: { icon: 'payments', to: (cuid) => customerPage(cuid, 'orders') },
  PARTICIPANT: { icon: 'child', to: (cuid) => `/participants/${cuid}` },
  REGISTRATION: { icon: 'registrations', to: (cuid) => registrationPage(cuid) },
  ACTIVITY: { icon: 'activities', to: (cuid) => recordAddress('/activities', cuid) },
  AVAILABILITY: { icon: 'calendar', to: (cuid) => `/availabilities/${cuid}` },
};
const KINDS = [
  'CUSTOMER',
  'ORDER',
  'PARTICIPANT',
  'REGISTRATION',
  'ACTIVITY',
  'AVAILABILITY',
] as const;

/**
 * Returns the results of the server for a search, by kind; they are all shown, whichever words
 * matched.
 */
function useFound(query: string): { group: string; actions: SpotlightActionData[] }[] {
  const texts = useTexts('office');
  const formats = useFormats();
  const navigate = useNavigate();
  const state = useWayBack();
  const [search] = useDebouncedValue(query.trim(), PAUSE_MILLIS);
  const { data } = useCall('searchOffice', { search }, { enabled: search.length >= SHORTEST });
  const hits = query.trim() === '' ? [] : (data?.data ?? []);
  return KINDS.map((kind) => ({
    group: texts.found[kind],
    actions: hits
      .filter((hit) => hit.kind === kind)
      .map(({ cuid, title, detail, at }, index) => ({
        id: `${kind}-${cuid}-${index}`,
        label: title,
        description: [detail, at === null ? '' : formats.date(at)]
          .filter((part) => part !== '')
          .join(' · '),
        keywords: query,
        leftSection: <Icon name={LEADS[kind].icon} />,
        onClick: () => void navigate(LEADS[kind].to(cuid), { state }),
      })),
  }));
}
