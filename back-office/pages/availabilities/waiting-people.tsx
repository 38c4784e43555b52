import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { useTexts } from '../../texts/use-texts.ts';

const MOST_SHOWN = 50;

/** Who waits for a place, in order, since when, and whom to call. Nothing while nobody waits. */
export function WaitingPeople(props: { availability: string }) {
  const texts = useTexts('waiting-list');
  const formats = useFormats();
  const may = useMay();
  const allowed = may('waiting-list-registrations.read');
  const request = { availability: props.availability, page_size: MOST_SHOWN };
  const { data: line } = useCall('listOfficeWaitingList', request, { enabled: allowed });
  if (line === undefined || line.count === 0) return null;
  const more = line.count - line.data.length;
  return (
    <Section title={texts.office_title(line.count)}>
      <ol className="office-queue" aria-label={texts.title}>
        {line.data.map(({ cuid, participant, customer, created_at, offered_at }) => (
          <li key={cuid}>
            <Line
              dimmed={[customer.name, customer.phone, customer.email].filter((part) => part !== '').join(' · ')}
              figure={offered_at === null ? texts.office_since(formats.date(created_at)) : texts.office_told(formats.date(offered_at))}
            >
              {may('participants.read') ? (
                <Anchor component={Link} to={`/participants/${participant.cuid}`}>
                  {participant.name}
                </Anchor>
              ) : (
                participant.name
              )}
            </Line>
          </li>
        ))}
      </ol>
      {more > 0 ? texts.office_more(more) : null}
    </Section>
  );
}
