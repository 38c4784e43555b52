import { Checkbox, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { announcementShows } from '@ribambelle/domain/website/announcement.ts';
import { useState } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

type Announcement = NonNullable<Site['announcement']>;

const NEW: Announcement = { text: NO_TEXT, href: '', tone: 'INFO', from: null, until: null };
const TONES = ['INFO', 'WARNING'] as const;

/** The form of the announcement above every page: text, link and period. */
export function AnnouncementForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const { form, saving, may, buttons } = useSiteForm<{ announcement: Site['announcement'] }>(site, {
    values: { announcement: site.announcement },
    request: ({ announcement }) => ({ announcement }),
  });
  const { announcement } = form.values;
  const set = (change: Partial<Announcement>) =>
    form.setFieldValue('announcement', { ...(announcement ?? NEW), ...change });
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Checkbox
            label={texts.announce}
            checked={announcement !== null}
            onChange={({ currentTarget }) =>
              form.setFieldValue('announcement', currentTarget.checked ? NEW : null)
            }
          />
          {announcement === null ? null : (
            <>
              <BilingualField
                label={texts.text}
                value={announcement.text}
                errors={{ of: form.errors, path: 'announcement.text' }}
                onChange={(text) => set({ text })}
              />
              <TextInput
                label={texts.link_optional}
                description={texts.link_help}
                value={announcement.href}
                error={form.errors['announcement.href']}
                onChange={({ currentTarget }) => set({ href: currentTarget.value })}
              />
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                <MomentField
                  label={texts.from}
                  value={announcement.from}
                  error={form.errors['announcement.from']}
                  onChange={(from) => set({ from })}
                />
                <MomentField
                  label={texts.until}
                  value={announcement.until}
                  error={form.errors['announcement.until']}
                  onChange={(until) => set({ until })}
                />
              </SimpleGrid>
              <SegmentedControl
                aria-label={texts.tone}
                data={TONES.map((value) => ({ value, label: texts.tones[value] }))}
                value={announcement.tone}
                onChange={(tone) => set({ tone: tone === 'WARNING' ? 'WARNING' : 'INFO' })}
                style={{ alignSelf: 'start' }}
              />
            </>
          )}
          <Text size="sm" c="dimmed">
            <State announcement={site.announcement} />
          </Text>
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

/** Says whether families see the announcement now. */
function State({ announcement }: { announcement: Site['announcement'] }) {
  const texts = useTexts('office-site');
  const [now] = useState(() => new Date().toISOString());
  if (announcement === null) return texts.no_announcement;
  if (announcementShows(announcement, now)) return texts.announced;
  const is_over = announcement.until !== null && announcement.until <= now;
  return is_over ? texts.announcement_over : texts.announcement_later;
}
