import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { PolicyFields, type PolicyValues } from '../../fields/policy-fields.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { usePartInView } from '../../shell/use-part-in-view.ts';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { SaveButton } from './save-button.tsx';

/** The conditions on which families cancel, where an activity has none of its own. */
export function CancellationSettings() {
  const found = useCall('getCancellationPolicy', {});
  const { data } = found;
  usePartInView(data !== undefined);
  return data === undefined ? <WaitingFor found={found} /> : <PolicyForm kept={data} />;
}

function PolicyForm({ kept }: { kept: Answer<'getCancellationPolicy'> }) {
  const texts = useTexts('office-cancellation-policies');
  const may = useMay()('organiser-preferences.update');
  const { form, saving, sending } = useActionForm<'updateCancellationPolicy', PolicyValues>(
    'updateCancellationPolicy',
    {
      values: { own: kept.policy !== null, policy: kept.policy ?? kept.inherited },
      request: ({ own, policy }) => ({ version: kept.version, policy: own ? policy : null }),
      refreshes: ['getCancellationPolicy', 'getSettings'],
      done: texts.saved,
    },
  );
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <PolicyFields
          form={form}
          own_label={texts.own}
          inherited={kept.inherited}
          disabled={!may}
        />
        <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
      </fieldset>
    </ActionForm>
  );
}
