import { capacityShown, sessionsLeft } from '@ribambelle/domain/availabilities/left.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { DayStrip } from '@ribambelle/ui/dates/day-strip.tsx';
import { Icon, type IconName } from '@ribambelle/ui/icons/icon.tsx';
import { ExpandableText } from '@ribambelle/ui/layout/expandable-text.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { ageText } from '../pieces/facts/age-text.ts';
import { campDays } from '../pieces/availability-row/camp-days.ts';
import { locationAddress, locationName } from '../pieces/availability-row/location-line.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { AvailabilityPage } from '../pieces/registration-form/form-values.ts';
import { AllDates } from './all-dates.tsx';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** The number of characters from which a description is long; this much of it is shown at first. */
const LONG = 3000;
const SHOWN_LINES = 16;

type PropertyId = Settings['availabilities-properties'][number]['id'];

interface FactsProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
  readonly properties: readonly PropertyId[];
}

/** The facts of a date in the organiser's order, then its description and the items to bring. */
export const AvailabilityFacts = ({ availability, now, properties }: FactsProps): ReactElement => {
  const texts = useTexts('availabilities');
  const page = useTexts('availability-page');
  return (
    <>
      <dl className={styles.facts}>
        {properties.map((id) => (
          <FactOf key={id} id={id} availability={availability} now={now} />
        ))}
      </dl>
      {properties.includes('description') && availability.description !== '' && (
        <section className={styles.words}>
          <h2>{page.about}</h2>
          <Description html={availability.description} />
        </section>
      )}
      {availability.instructions !== '' && (
        <section className={styles.words}>
          <h2>{texts.to_bring}</h2>
          <Rich html={availability.instructions} level={3} />
        </section>
      )}
    </>
  );
};

/**
 * A description; of a very long one only the first page is shown at first, so that the content
 * below is not lost.
 */
const Description = ({ html }: { readonly html: string }): ReactElement => {
  const texts = useTexts('availabilities');
  const rich = <Rich html={html} level={3} />;
  if (html.length < LONG) return rich;
  return (
    <ExpandableText lines={SHOWN_LINES} texts={texts}>
      {rich}
    </ExpandableText>
  );
};

const FactOf = ({
  id,
  availability,
  now,
}: Omit<FactsProps, 'properties'> & { readonly id: PropertyId }): ReactElement | null => {
  const texts = useTexts('availabilities');
  const { ages, places_free } = useTexts('catalogue');
  const { location, categories } = availability;
  const age = ageText(availability, ages);
  const places = capacityShown(availability, now);
  if (id === 'dates' && availability.dates.length > 1)
    return <DatesFact availability={availability} now={now} />;
  if (id === 'location' && location !== null) {
    const address = locationAddress(location);
    return (
      <Fact icon="pin" label={texts.facts.location}>
        <span>{locationName(location)}</span>
        {address !== '' && <span className={styles.detail}>{address}</span>}
      </Fact>
    );
  }
  if (id === 'age' && age !== null) return <Fact icon="user" label={texts.facts.age} text={age} />;
  if (id === 'capacity' && places !== null)
    return <Fact icon="users" label={texts.facts.places} text={places_free(places)} />;
  if (id !== 'categories') return null;
  const titles = categories
    .filter(({ group }) => group.scope === 'PRIMARY')
    .map(({ title }) => title);
  return titles.length === 0 ? null : <CategoriesFact titles={titles} />;
};

const CategoriesFact = ({ titles }: { readonly titles: readonly string[] }): ReactElement => {
  const texts = useTexts('availabilities');
  return (
    <Fact icon="ticket" label={texts.facts.category}>
      <span>
        {titles.map((title, index) => (
          <Fragment key={title}>
            {index > 0 && ' '}
            <span className={styles.category}>
              {index < titles.length - 1 ? `${title},` : title}
            </span>
          </Fragment>
        ))}
      </span>
    </Fact>
  );
};

const DatesFact = ({ availability, now }: Omit<FactsProps, 'properties'>): ReactElement => {
  const texts = useTexts('availabilities');
  const reading = useReading();
  const days = campDays(availability.dates, reading.time_zone);
  const sessions = sessionsLeft(availability, now);
  return (
    <Fact icon="calendar" label={texts.facts.dates}>
      {days === null ? (
        <AllDates
          dates={availability.dates}
          count={
            sessions === null
              ? texts.dates_count(availability.dates.length)
              : texts.sessions_left(sessions.left, sessions.all)
          }
        />
      ) : (
        <DayStrip days={days} language={reading.language} />
      )}
    </Fact>
  );
};

type FactProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly text?: string;
  readonly children?: ReactNode;
};

/** A fact. On a phone it fills a line, unless it is a few words: two of those share a line. */
const Fact = ({ icon, label, text, children }: FactProps): ReactElement => (
  <div className={classNames(styles.fact, text !== undefined && styles.short)}>
    <dt>
      <Icon name={icon} size={18} />
      {label}
    </dt>
    <dd>{children ?? text}</dd>
  </div>
);
