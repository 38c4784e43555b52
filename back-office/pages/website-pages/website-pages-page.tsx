import { Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { fold } from '@ribambelle/domain/base/fold.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { LinkedLines } from '../../lists/linked-lines.tsx';
import { State } from '../../lists/state.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

type Line = Answer<'listOfficePages'>['data'][number];

/** The pages of the site with their state; each leads to its editor. */
export function WebsitePagesPage() {
  const texts = useTexts('office-builder');
  const may = useMay();
  const pick = usePickText();
  const [search, setSearch] = useState('');
  const found = useCall('listOfficePages', {});
  const pages = found.data?.data ?? [];
  const words = fold(search.trim());
  const shown = pages.filter(({ title, pathname }) =>
    fold(`${pick(title)} ${pathname}`).includes(words),
  );
  return (
    <Page
      title={texts.pages}
      tools={
        <>
          <SiteLink path="/" />
          {may('website-pages.create') ? <NewPageDialog pages={pages} /> : null}
        </>
      }
    >
      {found.data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack px={20} pb={40} gap="md" maw={900}>
          <Text c="dimmed" maw={640}>
            {texts.pages_opening}
          </Text>
          <TextInput
            aria-label={texts.find_page}
            placeholder={texts.find_page}
            value={search}
            maw={320}
            onChange={(event) => setSearch(event.target.value)}
          />
          {shown.length === 0 ? <Text c="dimmed">{texts.no_page}</Text> : <Lines pages={shown} />}
        </Stack>
      )}
    </Page>
  );
}

function Lines({ pages }: { readonly pages: readonly Line[] }) {
  const texts = useTexts('office-builder');
  const pick = usePickText();
  return (
    <LinkedLines
      columns={[texts.page, texts.state]}
      lines={pages.map((page) => ({
        key: page.cuid,
        to: `/pages/${page.cuid}`,
        title: pick(page.title),
        below: <PageAddress pathname={page.pathname} />,
        state: <PageState page={page} />,
      }))}
    />
  );
}

/** The address of a page; one of many records says so, with dots for its records. */
function PageAddress({ pathname }: { readonly pathname: string }) {
  const texts = useTexts('office-builder');
  if (!pathname.includes('$')) return pathname;
  return texts.about_a_record(pathname.replaceAll(/\$\w+/g, '…'));
}

function PageState({ page }: { readonly page: Line }) {
  const { states } = useTexts('office-builder');
  const { ours, published_at, draft_at } = page;
  if (draft_at === null)
    return published_at === null ? (
      <State color="gray">{states.ours}</State>
    ) : (
      <State color="green">{states.online}</State>
    );
  if (published_at !== null) return <State color="amber">{states.changed}</State>;
  return <State color="amber">{ours ? states.changed_ours : states.draft}</State>;
}
