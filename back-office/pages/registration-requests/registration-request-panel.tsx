import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { customerPage, registrationPage } from '../record-addresses.ts';
import { ApproveRequest } from './approve-request.tsx';
import { RejectRequest } from './reject-request.tsx';
import { RequestState } from './request-state.tsx';

type Request = Answer<'getOfficeRegistrationRequest'>;

/**
 * The panel of a request: its family, its dates and their free places, its answers, and its
 * decision.
 */
export function RegistrationRequestPanel() {
  const { request = '' } = useParams();
  const { data, error } = useCall('getOfficeRegistrationRequest', { request });
  const panel = usePanel('/registration-requests');
  const may = useMay();
  if (data === undefined) return <PanelWaiting list="/registration-requests" error={error} />;
  const open = data.status === 'PENDING' && may('registration-requests.update');
  const foot = open ? (
    <>
      <RejectRequest request={data} />
      <ApproveRequest request={data} />
    </>
  ) : null;
  return (
    <SidePanel
      title={`${data.participant.fullname} · ${data.activity.title}`}
      onClose={panel.close}
      foot={foot}
    >
      <RequestFacts request={data} />
      <Broken request={data} />
      <Requested request={data} />
    </SidePanel>
  );
}

function RequestFacts({ request }: { request: Request }) {
  const texts = useTexts('office-registration-requests');
  const formats = useFormats();
  const may = useMay();
  const { customer, options, questions, total_amount, paid_amount, order } = request;
  const money = (amount: number | null) =>
    amount === null || order === null ? null : formats.price(amount);
  return (
    <Facts
      rows={[
        [texts.state, <RequestState key="state" status={request.status} />],
        [
          texts.family,
          may('customers.read') ? (
            <Anchor key="family" component={LinkAndBack} to={customerPage(customer.cuid)}>
              {customer.fullname}
            </Anchor>
          ) : (
            customer.fullname
          ),
        ],
        [texts.participant, request.participant.fullname],
        [texts.tier, request.tier],
        ...options.map(
          ({ title, label, content }) =>
            [title, [label === title ? null : label, content].filter(Boolean).join(' · ')] as const,
        ),
        ...questions.map(({ title, content }) => [title, content] as const),
        [texts.received, formats.moment(request.created_at)],
        [texts.reference, request.reference],
        [texts.decided, request.decided_at === null ? null : formats.moment(request.decided_at)],
        [texts.decided_by, request.decided_by],
        [texts.message, request.message || null],
        [texts.order, order?.reference ?? null],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
      ]}
    />
  );
}

/**
 * The conditions of the activity that are not met, with the dates that break them; nothing when all
 * are met.
 */
function Broken({ request: { broken } }: { request: Request }) {
  const texts = useTexts('office-registration-requests');
  const formats = useFormats();
  if (broken.length === 0) return null;
  return (
    <Section title={texts.broken}>
      <Stack gap={4}>
        {broken.map(({ cuid, label, optional, availabilities }) => (
          <Group key={cuid} justify="space-between" gap="xs" align="start">
            <Stack gap={0}>
              <Text>{label}</Text>
              <Text size="sm" c="dimmed">
                {availabilities.length === 0
                  ? texts.broken_by_all
                  : availabilities.map(({ start_at }) => formats.moment(start_at)).join(', ')}
              </Text>
            </Stack>
            <Text size="sm" c={optional ? 'dimmed' : 'red.8'}>
              {optional ? texts.optional : texts.required}
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

/**
 * The requested availabilities: with their free places while the request is open, with the result
 * afterwards.
 */
function Requested({ request: { availabilities, status } }: { request: Request }) {
  const texts = useTexts('office-registration-requests');
  const formats = useFormats();
  const may = useMay();
  return (
    <Section title={texts.requested}>
      <Stack gap={4}>
        {availabilities.map(({ cuid, start_at, location, free, registration }) => {
          const words = [formats.moment(start_at), location?.name].filter(Boolean).join(' · ');
          const state =
            status === 'PENDING'
              ? texts.free(free)
              : registration === null
                ? texts.not_given
                : registration.cancelled
                  ? texts.given_up
                  : texts.given;
          return (
            <Group key={cuid} justify="space-between" gap="xs">
              {registration !== null && may('registrations.read') ? (
                <Anchor component={LinkAndBack} to={registrationPage(registration.cuid)}>
                  {words}
                </Anchor>
              ) : (
                <Text>{words}</Text>
              )}
              <Text
                size="sm"
                {...(status === 'PENDING' && free === 0 ? { c: 'red.8' } : { c: 'dimmed' })}
              >
                {state}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}
