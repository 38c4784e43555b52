import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormModal } from '../../panels/form-dialog.tsx';
import { type PastVersion, VersionList } from '../../panels/version-list.tsx';
import { ArticleVersion } from './article-version.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly article: string;
  readonly version: number;
  readonly onReplaced: () => void;
}

/** The versions of an article that were published. */
export function ArticleVersionsDialog(props: Props) {
  const { title } = useTexts('office-versions');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={title} size="lg">
      {() => <Versions {...props} />}
    </FormModal>
  );
}

function Versions({ article, version, onReplaced, onClose }: Props) {
  const texts = useTexts('office-articles');
  const editable = useMay()('blog-articles.update');
  const restore = useAction('restoreArticleVersion', {
    refreshes: ['getOfficeArticle', 'listOfficeArticles'],
    done: texts.restored,
  });
  const run = (number: number) =>
    restore.mutate(
      { article, number, version },
      {
        onSuccess: () => {
          onReplaced();
          onClose();
        },
      },
    );
  const [looked, look] = useState<PastVersion | null>(null);
  const found = useCall('listArticleVersions', { article });
  const onRestore = editable ? run : null;
  if (looked !== null)
    return (
      <ArticleVersion
        article={article}
        version={looked}
        onLeave={() => look(null)}
        onRestore={onRestore}
      />
    );
  return (
    <VersionList
      found={found}
      badge={({ current }) => (current ? texts.current : null)}
      onLook={look}
      onRestore={onRestore}
    />
  );
}
