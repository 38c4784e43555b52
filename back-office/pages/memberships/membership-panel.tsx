import { leaveFreely } from '../../panels/unsaved.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { OfferSidePanel } from '../offers/offer-side-panel.tsx';
import { MembershipForm } from './membership-form.tsx';
import { NEW_MEMBERSHIP, valuesOf, type MembershipValues } from './membership-values.ts';

type Membership = Answer<'getOfficeMembership'>;

const WIDTH = 640;
const REFRESHES = ['listOfficeMemberships', 'getOfficeMembership'] as const;

/** The panel of a new membership. */
export function NewMembershipPanel() {
  return <OpenMembership membership={null} />;
}

/** The panel that edits one membership. */
export function MembershipPanel() {
  const { membership = '' } = useParams();
  const { data, error } = useCall('getOfficeMembership', { membership });
  if (data === undefined) return <PanelWaiting list="/memberships" error={error} width={WIDTH} />;
  return <OpenMembership key={data.cuid} membership={data} />;
}

function OpenMembership({ membership }: { membership: Membership | null }) {
  const texts = useTexts('office-memberships');
  const panel = usePanel('/memberships');
  const may = useMay();
  const input = {
    values: membership === null ? NEW_MEMBERSHIP : valuesOf(membership),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ pictures, ...values }: MembershipValues) => ({
    ...values,
    images: pictures.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createMembership', { ...input, request, done: texts.created });
  const updating = useActionForm('updateMembership', {
    ...input,
    request: (values) => ({
      ...request(values),
      membership: membership?.cuid ?? '',
      version: membership?.version ?? 0,
    }),
  });
  const remove = useAction('deleteMembership', {
    refreshes: ['listOfficeMemberships'],
    done: texts.removed,
  });
  const { form, saving, sending } = membership === null ? creating : updating;
  const editable = may(membership === null ? 'memberships.create' : 'memberships.update');
  return (
    <OfferSidePanel
      form="membership"
      offer={membership}
      words={texts}
      editable={editable}
      sending={sending}
      page={`/memberships/${membership?.cuid ?? ''}`}
      onClose={panel.close}
      remove={
        membership !== null && may('memberships.delete')
          ? () =>
              remove.mutate(
                { membership: membership.cuid },
                { onSuccess: () => leaveFreely(panel.close) },
              )
          : null
      }
    >
      <MembershipForm form={form} saving={saving} editable={editable} />
    </OfferSidePanel>
  );
}
