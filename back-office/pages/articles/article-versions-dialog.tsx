import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormModal } from '../../panels/form-dialog.tsx';
import { VersionList } from '../../panels/version-list.tsx';

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
    <FormModal opened={props.opened} onClose={props.onClose} title={title}>
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
  return (
    <VersionList
      found={useCall('listArticleVersions', { article })}
      badge={({ current }) => (current ? texts.current : null)}
      onLook={null}
      onRestore={editable ? run : null}
    />
  );
}
