import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { OffersGrid } from '../pieces/offers/offers-grid.tsx';
import { resourcesRequest } from './requests.ts';
import { ResourceCard } from './resource-card.tsx';
import type { Settings } from './settings.ts';

/** Resources that can be booked (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('resources');
  const filters = useGridFilters(id);
  const found = useCall('listResources', resourcesRequest(settings, filters.query), {
    keep_previous: true,
  });
  return (
    <OffersGrid
      id={id}
      settings={settings}
      filters={filters}
      found={found}
      texts={texts}
      searched={shownProperties(settings['resources-filters']).includes('search')}
      properties={settings['resources-properties'].filter(({ disabled }) => !disabled)}
      Card={ResourceCard}
    />
  );
}
