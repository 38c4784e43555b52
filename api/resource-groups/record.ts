import { z } from 'zod';
import { fact } from '../records/fact.ts';
import { order, words } from '../records/fields.ts';
import { record } from '../records/record.ts';

/** Groups of resources (2 §3), in the organiser's order. A resource can be in several. */
export const resourceGroups = record({
  noun: 'resource-groups',
  one: 'resource_group',
  summaries: {
    list: 'Lists the organiser’s groups of resources.',
    get: 'Shows one group of resources.',
    create: 'Adds a group of resources.',
    update: 'Changes a group of resources.',
    remove: 'Deletes a group of resources, and none of its resources.',
  },
  fields: { name: words(), order: order() },
  /** The number of resources in it, published or not. */
  facts: { resources: fact(z.int()) },
  titled_by: 'name',
  list: {
    fields: ['name', 'order'],
    columns: {
      name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
      resources: { kind: 'number', value: (row) => row.resources, card: 'beside' },
    },
    filters: { search: z.string().max(100).optional() },
  },
  refusals: { unknown: 'RESOURCE_GROUP_NOT_FOUND' },
});

export const {
  list: listResourceGroups,
  get: getResourceGroup,
  create: createResourceGroup,
  update: updateResourceGroup,
  remove: deleteResourceGroup,
} = resourceGroups.endpoints;
