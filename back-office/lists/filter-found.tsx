import { useMay } from '../data/session.tsx';
import { ActivitySelect } from '../fields/activity-select.tsx';
import { CollaboratorSelect } from '../fields/collaborator-select.tsx';
import { CustomerSelect } from '../fields/customer-select.tsx';
import { LocationSelect } from '../fields/location-select.tsx';
import { ParticipantSelect } from '../fields/participant-select.tsx';
import { ResourceSelect } from '../fields/resource-select.tsx';
import { SegmentSelect } from '../fields/segment-select.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  readonly list: ListAddress;
  /** The text shown while all are listed. */
  readonly label: string;
  readonly w: number;
}

/**
 * A filter by one of any number of activities; staff without access to activities can only remove
 * it.
 */
export function FilterActivity({ list, label, w }: Props) {
  const texts = useTexts('office');
  const choice = {
    placeholder: label,
    value: list.filter('activity'),
    onChange: (activity: string | null) => list.set({ activity }),
    w,
  };
  return useMay()('activities.read') ? (
    <ActivitySelect {...choice} />
  ) : (
    <FilterChip list={list} name="activity" label={texts.filters.activity} />
  );
}

/** A filter by location; staff without access to locations can only remove it. */
export function FilterLocation({ list, label, w }: Props) {
  const texts = useTexts('office');
  const choice = {
    placeholder: label,
    value: list.filter('location'),
    onChange: (location: string | null) => list.set({ location }),
    w,
  };
  return useMay()('locations.read') ? (
    <LocationSelect {...choice} />
  ) : (
    <FilterChip list={list} name="location" label={texts.filters.location} />
  );
}

/** A filter by resource; staff without access to resources can only remove it. */
export function FilterResource({ list, label, w }: Props) {
  const texts = useTexts('office');
  const onChange = (resource: string | null) => list.set({ resource });
  return useMay()('resources.read') ? (
    <ResourceSelect placeholder={label} value={list.filter('resource')} onChange={onChange} w={w} />
  ) : (
    <FilterChip list={list} name="resource" label={texts.filters.resource} />
  );
}

/** A filter by segment; staff without access to segments can only remove it. */
export function FilterSegment({ list, label, w }: Props) {
  const onChange = (segment: string | null) => list.set({ segment });
  return useMay()('segments.read') ? (
    <SegmentSelect
      of="ALL"
      placeholder={label}
      value={list.filter('segment')}
      onChange={onChange}
      w={w}
    />
  ) : (
    <FilterChip list={list} name="segment" label={label} />
  );
}

/** A filter by collaborator; staff without access to collaborators can only remove it. */
export function FilterCollaborator({ list, label, w }: Props) {
  const texts = useTexts('office');
  const onChange = (collaborator: string | null) => list.set({ collaborator });
  return useMay()('collaborators.read') ? (
    <CollaboratorSelect
      placeholder={label}
      value={list.filter('collaborator')}
      onChange={onChange}
      w={w}
    />
  ) : (
    <FilterChip list={list} name="collaborator" label={texts.filters.collaborator} />
  );
}

/** A filter by family; staff without access to families can only remove it. */
export function FilterCustomer({ list, label, w }: Props) {
  const texts = useTexts('office');
  const onChange = (customer: string | null) => list.set({ customer });
  return useMay()('customers.read') ? (
    <CustomerSelect placeholder={label} value={list.filter('customer')} onChange={onChange} w={w} />
  ) : (
    <FilterChip list={list} name="customer" label={texts.filters.customer} />
  );
}

/** A filter by participant; staff without access to participants can only remove it. */
export function FilterParticipant({ list, label, w }: Props) {
  const texts = useTexts('office');
  const onChange = (participant: string | null) => list.set({ participant });
  return useMay()('participants.read') ? (
    <ParticipantSelect
      placeholder={label}
      value={list.filter('participant')}
      onChange={onChange}
      w={w}
    />
  ) : (
    <FilterChip list={list} name="participant" label={texts.filters.participant} />
  );
}
