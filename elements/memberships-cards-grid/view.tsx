import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { OffersGrid } from '../pieces/offers/offers-grid.tsx';
import { membershipsRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import { MembershipCard } from './membership-card.tsx';

/** Memberships, with a search field (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('memberships');
  const filters = useGridFilters(id);
  const found = useCall('listMemberships', membershipsRequest(settings, filters.query), {
    keep_previous: true,
  });
  return (
    <OffersGrid
      id={id}
      settings={settings}
      filters={filters}
      found={found}
      texts={texts}
      searched={shownProperties(settings.filters).includes('search')}
      properties={shownProperties(settings['items-properties'])}
      Card={MembershipCard}
    />
  );
}
