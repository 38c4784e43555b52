import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { ItemTools } from '../activities/item-tools.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

const NETWORKS = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'whatsapp',
  'other',
] as const;

/** The form of the organiser's contact, shown above and below every page. */
export function ContactForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const { form, saving, may, buttons } = useSiteForm<{ contact: Site['contact'] }>(site, {
    values: { contact: site.contact },
    request: ({ contact }) => ({ contact }),
  });
  const { contact } = form.values;
  return (
    <ActionForm saving={saving} noValidate>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Textarea
            label={texts.address}
            autosize
            minRows={2}
            {...form.getInputProps('contact.address')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput type="email" label={texts.email} {...form.getInputProps('contact.email')} />
            <TextInput type="tel" label={texts.phone} {...form.getInputProps('contact.phone')} />
          </SimpleGrid>
          <BilingualField
            long
            label={texts.hours}
            value={contact.hours}
            errors={{ of: form.errors, path: 'contact.hours' }}
            onChange={(hours) => form.setFieldValue('contact', { ...contact, hours })}
          />
          <TextInput
            type="url"
            label={texts.map_url}
            placeholder="https://"
            {...form.getInputProps('contact.map_url')}
          />
          <Text component="div" size="sm" fw={600}>
            {texts.socials}
          </Text>
          {contact.socials.map((_social, index) => (
            <Group key={`${index}`} align="start" wrap="nowrap">
              <Select
                aria-label={texts.network}
                w={150}
                allowDeselect={false}
                data={NETWORKS.map((value) => ({ value, label: texts.networks[value] }))}
                {...form.getInputProps(`contact.socials.${index}.network`)}
              />
              <TextInput
                flex={1}
                type="url"
                aria-label={texts.social_url}
                placeholder="https://"
                {...form.getInputProps(`contact.socials.${index}.url`)}
              />
              <ItemTools
                index={index}
                count={contact.socials.length}
                onMove={(to) => form.reorderListItem('contact.socials', { from: index, to })}
                onRemove={() => form.removeListItem('contact.socials', index)}
              />
            </Group>
          ))}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="plus" size={15} />}
            disabled={contact.socials.length >= 8}
            onClick={() => form.insertListItem('contact.socials', { network: 'facebook', url: '' })}
          >
            {texts.add_social}
          </Button>
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
