import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FormModal } from '../panels/form-dialog.tsx';
import { type PastVersion, VersionList } from '../panels/version-list.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly page: string;
  readonly disabled: boolean;
  /** Null where the page cannot be shown. */
  readonly onLook: ((version: PastVersion) => void) | null;
  readonly onRestore: (number: number) => void;
}

/** The versions of a page that were online. */
export function VersionsDialog(props: Props) {
  const { title } = useTexts('office-versions');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={title}>
      {() => <Versions {...props} />}
    </FormModal>
  );
}

function Versions({ page, disabled, onLook, onRestore }: Props) {
  const texts = useTexts('office-builder');
  return (
    <VersionList
      found={useCall('listPageVersions', { page })}
      badge={({ online }) => (online ? texts.version_online : null)}
      onLook={onLook}
      onRestore={disabled ? null : onRestore}
    />
  );
}
