import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { type ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { locationAddress, locationName } from '../pieces/availability-row/location-line.ts';
import { DaySlots } from '../pieces/booking/day-slots.tsx';
import { mapLink } from '../pieces/booking/map-link.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import {
  type OfferFact,
  OfferPage,
  OfferPicture,
  OfferWords,
} from '../pieces/offers/offer-page.tsx';
import { resourceRequest } from './requests.ts';
import { ResourceMap } from './resource-map.tsx';
import type { Settings } from './settings.ts';

type Resource = Answer<'getResource'>;

const MOTIF = 'paper';

/**
 * One resource: its description, location and prices by duration, with its free hours next to them
 * (2 §2).
 */
export function View({ params, settings }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('resources');
  const { language } = useReading();
  const { data: resource } = useCall('getResource', resourceRequest(params));
  if (resource === undefined) return null;
  const { name, location, configuration } = resource;
  const { prices, maximum_participants } = configuration;
  const facts: OfferFact[] = prices.map(({ duration, amount }) => [
    formatDuration(duration, language),
    amount === 0 ? texts.free : formatPrice({ amount, language }),
  ]);
  if (maximum_participants > 1) facts.push([texts.people, texts.at_most(maximum_participants)]);
  const blocks = shownProperties(settings.blocks);
  if (location !== null) {
    const where = <Place key="where" location={location} linked={!blocks.includes('map')} />;
    facts.push([texts.where, where]);
  }
  return (
    <OfferPage
      offer={{ ...resource, title: name }}
      motif={MOTIF}
      blocks={blocks.map((block) => (
        <Block key={block} block={block} resource={resource} />
      ))}
      {...(settings.subtitle === undefined ? {} : { subtitle: settings.subtitle })}
      facts={facts}
      price={{
        heading: <>{texts.choose_time}</>,
        card: <strong>{name}</strong>,
      }}
      panel={<DaySlots resource={resource} />}
      texts={texts}
    />
  );
}

interface BlockProps {
  readonly block: Settings['blocks'][number]['id'];
  readonly resource: Resource;
}

const Block = ({ block, resource }: BlockProps): ReactElement | null => {
  if (block === 'image') return <OfferPicture offer={resource} motif={MOTIF} />;
  if (block === 'description') return <OfferWords offer={resource} />;
  return resource.location === null ? null : <ResourceMap location={resource.location} />;
};

/**
 * The location, with a link to a map when there is none below: nothing is loaded from there before
 * somebody follows it.
 */
const Place = ({
  location,
  linked,
}: {
  readonly location: NonNullable<Resource['location']>;
  readonly linked: boolean;
}): ReactElement => {
  const texts = useTexts('resources');
  const href = mapLink(location);
  const address = locationAddress(location);
  return (
    <>
      {locationName(location)}
      {linked && href !== null && (
        <>
          <br />
          <a href={href} target="_blank" rel="noreferrer" aria-label={texts.map_of(address)}>
            {texts.map}
          </a>
        </>
      )}
    </>
  );
};
