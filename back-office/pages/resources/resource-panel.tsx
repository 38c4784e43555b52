import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ResourceFields } from './resource-fields.tsx';
import { NEW_RESOURCE } from './resource-values.ts';

/** The panel of a resource. */
export function ResourcePanel() {
  const texts = useTexts('office-resources');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="resources"
      texts={texts}
      initial={NEW_RESOURCE}
      // the server says that one is missing
      requestOf={({ configuration, ...values }) => ({
        ...values,
        configuration: configuration ?? '',
      })}
      titleOf={({ name }) => pick(name)}
      width={640}
      refreshes={['listResourceGroups', 'getResourceGroup']}
    >
      {(form, { editable }) => <ResourceFields form={form} editable={editable} />}
    </RecordPanel>
  );
}
