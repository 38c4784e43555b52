import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Line, Section } from '../../panels/facts.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** The days, answers and options of a registration. */
export function RegistrationChosen({
  registration,
  order = 3,
}: {
  registration: Registration;
  order?: 2 | 3;
}) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  return (
    <>
      <Section order={order} title={texts.dates}>
        {registration.dates.map((date) => (
          <Line
            key={date.id}
            figure={`${formats.time(date.start_at)} – ${formats.time(date.end_at)}`}
          >
            {date.takes_place ? (
              formats.date(date.start_at)
            ) : (
              <>
                <s>{formats.date(date.start_at)}</s>{' '}
                <span className="office-muted">{texts.date_off}</span>
              </>
            )}
          </Line>
        ))}
      </Section>
      {registration.questions.length === 0 ? null : (
        <Section order={order} title={texts.answers}>
          <Facts
            rows={registration.questions.map(({ title, content }) => [title, content] as const)}
          />
        </Section>
      )}
      {registration.options.length === 0 ? null : (
        <Section order={order} title={texts.options}>
          {registration.options.map((option) => (
            <Line
              key={option.title + option.label}
              figure={option.amount === null ? '' : formats.price(option.amount)}
              dimmed={option.content ?? ''}
            >
              {[...new Set([option.title, option.label])].filter((part) => part !== '').join(' · ')}
            </Line>
          ))}
        </Section>
      )}
    </>
  );
}
