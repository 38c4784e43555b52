import { Anchor, Button, Group, Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useRef, useState } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { ArticleActs } from './article-acts.tsx';
import { ArticleFields } from './article-fields.tsx';
import type { ArticleValues } from './article-values.ts';
import { ArticleStateLine } from './articles-page.tsx';
import { PublishArticleDialog } from './publish-article-dialog.tsx';

/** The form of an article, which keeps its draft, and the acts on the whole of it. */
export function ArticleForm(props: {
  readonly article: Answer<'getOfficeArticle'>;
  /** Called when another text takes the place of what is being written. */
  readonly onReplaced: () => void;
}) {
  const { article, onReplaced } = props;
  const texts = useTexts('office-articles');
  const { site } = useSession().organiser;
  const editable = useMay()('blog-articles.update');
  const { cuid, title, slug, summary, content, seo_title, images } = article;
  const [kept_version, setKeptVersion] = useState(article.version);
  const [isPublishing, setPublishing] = useState(false);
  const goesOn = useRef(false);
  const { form, saving, sending } = useActionForm<'updateArticleDraft', ArticleValues>(
    'updateArticleDraft',
    {
      values: { title, slug, summary, content, seo_title, images },
      request: (values) => ({
        ...values,
        images: values.images.map((picture) => picture.cuid),
        article: cuid,
        version: article.version,
      }),
      refreshes: ['getOfficeArticle', 'listOfficeArticles'],
      done: texts.saved,
      after: ({ version }) => {
        setKeptVersion(version);
        if (goesOn.current) setPublishing(true);
      },
    },
  );
  const version = Math.max(kept_version, article.version);
  const unsaved = form.isDirty();
  const publishable = unsaved || article.draft_at !== null || article.state === 'PLANNED';
  const publish = () => {
    goesOn.current = true;
    if (unsaved) saving.submit();
    else setPublishing(true);
  };
  return (
    <Stack p="md" maw={820} gap="md">
      <Group justify="space-between" gap="sm">
        <ArticleStateLine article={article} />
        {site === null ? null : (
          <Anchor href={`${site}${article.preview}`} target="_blank" rel="noreferrer" size="sm">
            {texts.preview}
          </Anchor>
        )}
      </Group>
      <ActionForm
        id="article"
        saving={saving}
        onSubmit={() => {
          goesOn.current = false;
        }}
      >
        <fieldset disabled={!editable} className="office-fields">
          <ArticleFields form={form} article={article} editable={editable} />
        </fieldset>
      </ActionForm>
      {editable ? (
        <Group>
          <Button disabled={!publishable} loading={sending} onClick={publish}>
            {texts.publish}
          </Button>
          <Button type="submit" form="article" variant="default" disabled={!unsaved || sending}>
            {texts.save}
          </Button>
        </Group>
      ) : null}
      <ArticleActs article={article} version={version} onReplaced={onReplaced} />
      <PublishArticleDialog
        opened={isPublishing}
        onClose={() => setPublishing(false)}
        article={article}
        version={version}
      />
    </Stack>
  );
}
