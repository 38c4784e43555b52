import { Box } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackToList } from '../../panels/back-to-list.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { UnreadRecord } from '../../shell/unread-record.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ArticleForm } from './article-form.tsx';

/** The page of an article: it is written, previewed, published and planned here. */
export function ArticlePage() {
  const { article: cuid = '' } = useParams();
  const texts = useTexts('office-articles');
  const pick = usePickText();
  const found = useCall('getOfficeArticle', { article: cuid });
  // the version at which another text was asked for: the form begins anew with what comes after it
  const [before, setBefore] = useState(0);
  const { data } = found;
  const list = { path: '/articles', name: texts.title };
  if (data === undefined) return <UnreadRecord found={found} list={list} />;
  const round = data.version > before ? before : 0;
  return (
    <Page
      title={pick(data.title)}
      tools={data.state === 'ONLINE' ? <SiteLink path={`/blog/${data.slug}`} /> : null}
      below={
        <Box px={16}>
          <BackToList {...list} />
        </Box>
      }
    >
      <ArticleForm
        key={`${data.cuid} ${round}`}
        article={data}
        onReplaced={() => setBefore(data.version)}
      />
    </Page>
  );
}
