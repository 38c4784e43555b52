import { Group, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { fold } from '@ribambelle/domain/base/fold.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkedLines } from '../../lists/linked-lines.tsx';
import { State } from '../../lists/state.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { NewArticleDialog } from './new-article-dialog.tsx';

type Line = Answer<'listOfficeArticles'>['data'][number];

/** The articles of the blog with their state; each leads to its form. */
export function ArticlesPage() {
  const texts = useTexts('office-articles');
  const may = useMay();
  const pick = usePickText();
  const [search, setSearch] = useState('');
  const found = useCall('listOfficeArticles', {});
  const articles = found.data?.data ?? [];
  const words = fold(search.trim());
  const shown = articles.filter(({ title, slug }) =>
    fold(`${pick(title)} ${slug}`).includes(words),
  );
  return (
    <Page
      title={texts.title}
      tools={
        <>
          <SiteLink path="/blog" />
          {may('blog-articles.create') ? <NewArticleDialog /> : null}
        </>
      }
    >
      {found.data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack px={20} pb={40} gap="md" maw={900}>
          <Text c="dimmed" maw={640}>
            {texts.opening}
          </Text>
          <TextInput
            aria-label={texts.find}
            placeholder={texts.find}
            value={search}
            maw={320}
            onChange={(event) => setSearch(event.target.value)}
          />
          {shown.length === 0 ? (
            <Text c="dimmed">{articles.length === 0 ? texts.none : texts.none_found}</Text>
          ) : (
            <Lines articles={shown} />
          )}
        </Stack>
      )}
    </Page>
  );
}

function Lines({ articles }: { readonly articles: readonly Line[] }) {
  const texts = useTexts('office-articles');
  const pick = usePickText();
  return (
    <LinkedLines
      columns={[texts.article, texts.state]}
      lines={articles.map((article) => ({
        key: article.cuid,
        to: `/articles/${article.cuid}`,
        title: pick(article.title),
        below: `/blog/${article.slug}`,
        state: <ArticleStateLine article={article} />,
      }))}
    />
  );
}

/** The state of an article, with its hour, and whether something is not published. */
export function ArticleStateLine({ article }: { readonly article: Line }) {
  const texts = useTexts('office-articles');
  const formats = useFormats();
  const { state, published_at, draft_at } = article;
  if (published_at === null) return <State color="amber">{texts.states.DRAFT}</State>;
  return (
    <Group gap={8}>
      {state === 'PLANNED' ? (
        <State color="petrol">{texts.planned_for(formats.moment(published_at))}</State>
      ) : (
        <State color="green">{texts.online_since(formats.date(published_at))}</State>
      )}
      {draft_at === null ? null : (
        <Text size="xs" c="dimmed">
          {texts.changed}
        </Text>
      )}
    </Group>
  );
}
