import { Anchor, Badge } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WaitingPersonTools } from './waiting-person.tsx';

const MOST_SHOWN = 50;

/**
 * The waiting participants in order, with the time of joining and a phone number. Nothing while
 * nobody waits.
 */
export function WaitingPeople(props: { availability: string }) {
  const texts = useTexts('office-availabilities');
  const { title } = useTexts('availability-page').waiting_list;
  const formats = useFormats();
  const may = useMay();
  const allowed = may('waiting-list-registrations.read');
  const request = { availability: props.availability, page_size: MOST_SHOWN };
  const found = useCall('listOfficeWaitingList', request, { enabled: allowed });
  if (!allowed) return null;
  const line = found.data;
  if (line === undefined) return <PartWaiting found={found} />;
  if (line.count === 0) return null;
  const more = line.count - line.data.length;
  const mayDo = {
    change: may('waiting-list-registrations.update'),
    remove: may('waiting-list-registrations.delete'),
  };
  const figureOf = (notified: { offered_at: string | null; offer_expires_at: string | null }) => {
    if (notified.offer_expires_at !== null)
      return texts.waiting_offered(formats.moment(notified.offer_expires_at));
    return notified.offered_at === null
      ? undefined
      : texts.waiting_notified(formats.shortDate(notified.offered_at));
  };
  return (
    <Section title={texts.waiting_title(line.count)}>
      <ol aria-label={title} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {line.data.map((person) => {
          const { cuid, position, participant, customer, created_at, has_priority } = person;
          return (
            <li key={cuid}>
              <Line
                dimmed={wordsOf(customer, texts.waiting_since(formats.date(created_at)))}
                figure={figureOf(person)}
                tools={<WaitingPersonTools person={person} may={mayDo} />}
              >
                {position}.{' '}
                {may('participants.read') ? (
                  <Anchor component={LinkAndBack} to={`/participants/${participant.cuid}`}>
                    {participant.name}
                  </Anchor>
                ) : (
                  participant.name
                )}{' '}
                {has_priority ? (
                  <Badge component="span" variant="light" size="sm">
                    {texts.waiting_priority}
                  </Badge>
                ) : null}
                {person.advance_price === null ? null : (
                  <Badge component="span" variant="light" size="sm" ml={4}>
                    {texts.waiting_ordered(formats.price(person.advance_price))}
                  </Badge>
                )}
                {person.together ? (
                  <Badge component="span" variant="light" color="gray" size="sm" ml={4}>
                    {texts.waiting_together}
                  </Badge>
                ) : null}
              </Line>
            </li>
          );
        })}
      </ol>
      {more > 0 ? texts.waiting_more(more) : null}
    </Section>
  );
}

function wordsOf(
  customer: { name: string; phone: string | null; email: string | null },
  since: string,
): string {
  return [customer.name, customer.phone ?? '', customer.email ?? '', since]
    .filter((part) => part !== '')
    .join(' · ');
}
