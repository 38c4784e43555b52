import type { ListFilter, ListFilters, RequestFields } from '@ribambelle/api/lists/filters.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { ReactNode } from 'react';
import { useMay } from '../data/session.tsx';
import { useCategoryOptions } from '../pages/activities/use-category-options.ts';
import { useListedTags } from '../fields/use-listed-tags.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterDay } from './filter-day.tsx';
import {
  FilterActivity,
  FilterCollaborator,
  FilterCustomer,
  FilterLocation,
  FilterParticipant,
  FilterResource,
  FilterSegment,
} from './filter-found.tsx';
import { FilterNumber } from './filter-number.tsx';
import { FilterNamedPeriod } from './filter-period.tsx';
import { FilterResourceGroup } from './filter-resource-group.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterText } from './filter-text.tsx';
import type { ListAddress } from './use-list-address.ts';

/** The lists whose filters have texts. */
export type FilteredList = Exclude<keyof Texts['list-filters'], 'filter' | 'period' | 'day'>;

interface Words {
  readonly names: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, (code: string) => string>>;
  /** The words for the default of a filter that is not set, when that is not everything. */
  readonly usual?: Readonly<Record<string, string>>;
}

/**
 * The controls of a list's filters, in the order of their declaration, without those for which the
 * collaborator has no permission.
 */
export function DeclaredFilters<Shape extends RequestFields>(props: {
  list: ListAddress;
  /** The name of its texts. */
  name: FilteredList;
  filters: ListFilters<Shape>;
  /** Another control for a filter, when its record has a name to show. */
  instead?: Readonly<Record<string, ReactNode>>;
}) {
  const { list, name, filters, instead = {} } = props;
  const texts: Words = useTexts('list-filters')[name];
  const may = useMay();
  return (
    <>
      {Object.entries(filters.filters)
        .filter(([, { group }]) => group === undefined || may(FIELD_GROUPS[group]))
        .map(([filter, declaration]) => (
          <OneFilter
            key={filter}
            list={list}
            filter={filter}
            declared={declaration}
            texts={texts}
            instead={instead[filter]}
          />
        ))}
    </>
  );
}

const WIDTH = 150;

function OneFilter(props: {
  list: ListAddress;
  filter: string;
  declared: ListFilter;
  texts: Words;
  instead: ReactNode;
}) {
  const { list, filter, declared, texts } = props;
  const label = texts.names[filter] ?? filter;
  if (props.instead !== undefined) return props.instead;
  switch (declared.kind) {
    case 'choice':
      return (
        <FilterSelect
          list={list}
          name={filter}
          label={label}
          usual={texts.usual?.[filter]}
          w={WIDTH}
          options={declared.of.map((value) => ({
            value,
            label: texts.words?.[filter]?.(value) ?? value,
          }))}
        />
      );
    case 'text':
      return <FilterText list={list} label={label} name={filter} longest={declared.longest} />;
    case 'activity':
      return <FilterActivity list={list} label={label} w={165} />;
    case 'location':
      return <FilterLocation list={list} label={label} w={WIDTH} />;
    case 'resource':
      return <FilterResource list={list} label={label} w={WIDTH} />;
    case 'segment':
      return <FilterSegment list={list} label={label} w={WIDTH} />;
    case 'customer':
      return <FilterCustomer list={list} label={label} w={WIDTH} />;
    case 'participant':
      return <FilterParticipant list={list} label={label} w={WIDTH} />;
    case 'collaborator':
      return <FilterCollaborator list={list} label={label} w={WIDTH} />;
    case 'category':
      return <FilterCategory list={list} filter={filter} label={label} />;
    case 'tag':
      return <FilterTag list={list} filter={filter} label={label} />;
    case 'listed-tag':
      return <FilterListedTag list={list} filter={filter} label={label} of={declared.of} />;
    case 'resource-group':
      return <FilterResourceGroup list={list} label={label} />;
    case 'record':
      return <FilterChip list={list} name={filter} label={label} />;
    case 'period':
      return (
        <FilterNamedPeriod
          list={list}
          label={label}
          from={declared.from}
          to={declared.to}
          name={filter}
          usual={texts.usual?.[filter]}
          named={declared.usual}
        />
      );
    case 'day':
      return <FilterDay list={list} name={filter} label={label} />;
    case 'number':
      return (
        <FilterNumber
          list={list}
          label={label}
          from={declared.from}
          to={declared.to}
          of={declared.of}
        />
      );
  }
}

interface Few {
  readonly list: ListAddress;
  readonly filter: string;
  readonly label: string;
}

function FilterCategory({ list, filter, label }: Few) {
  return (
    <FilterSelect list={list} name={filter} label={label} options={useCategoryOptions()} w={190} />
  );
}

/** A filter by tag; not there while the list of tags is empty. */
function FilterListedTag(props: Few & { of: 'customers' | 'registrations' }) {
  const { list, filter, label, of } = props;
  const tags = useListedTags(of) ?? [];
  if (tags.length === 0) return null;
  const options = tags.map(({ name }) => ({ value: name, label: name }));
  return <FilterSelect list={list} label={label} options={options} name={filter} w={WIDTH} />;
}

/** A filter by tag; not there while no record has a tag. */
function FilterTag({ list, filter, label }: Few) {
  const tags = useCall('listAvailabilityTags', {}).data?.tags ?? [];
  if (tags.length === 0) return null;
  const options = tags.map((value) => ({ value, label: value }));
  return <FilterSelect list={list} name={filter} label={label} options={options} w={WIDTH} />;
}
