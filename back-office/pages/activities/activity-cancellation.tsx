import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { PolicyFields, type PolicyValues } from '../../fields/policy-fields.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WaitingFor } from '../../shell/waiting-for.tsx';

/** The tab of the conditions on which families cancel registrations for the activity. */
export function ActivityCancellation({ record }: { record: { cuid: string } }) {
  const activity = record.cuid;
  const found = useCall('getActivityCancellationPolicy', { activity });
  return found.data === undefined ? (
    <WaitingFor found={found} />
  ) : (
    <PolicyForm activity={activity} kept={found.data} />
  );
}

function PolicyForm(props: { activity: string; kept: Answer<'getActivityCancellationPolicy'> }) {
  const texts = useTexts('office-cancellation-policies');
  const office = useTexts('office');
  const may = useMay()('activities.update');
  const { activity, kept } = props;
  const { form, saving, sending } = useActionForm<'updateActivityCancellationPolicy', PolicyValues>(
    'updateActivityCancellationPolicy',
    {
      values: { own: kept.policy !== null, policy: kept.policy ?? kept.inherited },
      request: ({ own, policy }) => ({
        activity,
        version: kept.version,
        policy: own ? policy : null,
      }),
      refreshes: ['getActivityCancellationPolicy', 'getOfficeActivity'],
      done: texts.saved,
    },
  );
  return (
    <>
      <div className="office-tab-form">
        <ActionForm id="cancellation" saving={saving}>
          <fieldset disabled={!may} className="office-fields">
            <PolicyFields
              form={form}
              own_label={texts.own_of_activity}
              inherited={kept.inherited}
              disabled={!may}
            />
          </fieldset>
        </ActionForm>
      </div>
      {may ? (
        <div className="office-tab-foot">
          <Button type="submit" form="cancellation" loading={sending}>
            {office.save}
          </Button>
        </div>
      ) : null}
    </>
  );
}
