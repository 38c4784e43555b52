import { Button, Group } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ArticleVersionsDialog } from './article-versions-dialog.tsx';

const READS = ['getOfficeArticle', 'listOfficeArticles', 'listArticleVersions'] as const;

/** The acts on a whole article: its versions, dropping changes, taking offline, deleting. */
export function ArticleActs(props: {
  readonly article: Answer<'getOfficeArticle'>;
  readonly version: number;
  readonly onReplaced: () => void;
}) {
  const { article, version, onReplaced } = props;
  const texts = useTexts('office-articles');
  const versions = useTexts('office-versions');
  const { cancel } = useTexts('office');
  const may = useMay();
  const pick = usePickText();
  const navigate = useNavigate();
  const [showsVersions, setShowsVersions] = useState(false);
  const discard = useAction('deleteArticleDraft', { refreshes: READS, done: texts.discarded });
  const offline = useAction('unpublishArticle', { refreshes: READS, done: texts.offline_done });
  const remove = useAction('deleteArticle', {
    refreshes: ['listOfficeArticles'],
    done: texts.removed,
  });
  const { cuid, published_at, draft_at } = article;
  const ask = (label: string, question: { title?: string; consequence: string; run: () => void }) =>
    confirm({ title: label, ...question, yes: label, no: cancel });
  const isPublished = published_at !== null;
  return (
    <Group gap="xs">
      <Button variant="subtle" size="xs" onClick={() => setShowsVersions(true)}>
        {versions.title}
      </Button>
      {may('blog-articles.update') && isPublished && draft_at !== null ? (
        <Button
          variant="subtle"
          size="xs"
          onClick={() =>
            ask(texts.discard, {
              consequence: texts.discard_consequence,
              run: () =>
                discard.mutate({ article: cuid, version }, { onSuccess: () => onReplaced() }),
            })
          }
        >
          {texts.discard}
        </Button>
      ) : null}
      {may('blog-articles.update') && isPublished ? (
        <Button
          variant="subtle"
          size="xs"
          color="red"
          onClick={() =>
            ask(texts.take_offline, {
              consequence: texts.take_offline_consequence,
              run: () => offline.mutate({ article: cuid, version }),
            })
          }
        >
          {texts.take_offline}
        </Button>
      ) : null}
      {may('blog-articles.delete') ? (
        <Button
          variant="subtle"
          size="xs"
          color="red"
          onClick={() =>
            ask(texts.remove, {
              title: texts.remove_question(pick(article.title)),
              consequence: texts.remove_consequence,
              run: () =>
                remove.mutate(
                  { article: cuid },
                  { onSuccess: () => leaveFreely(() => void navigate('/articles')) },
                ),
            })
          }
        >
          {texts.remove}
        </Button>
      ) : null}
      <ArticleVersionsDialog
        opened={showsVersions}
        onClose={() => setShowsVersions(false)}
        article={cuid}
        version={version}
        onReplaced={onReplaced}
      />
    </Group>
  );
}
