import type { ReactElement } from 'react';
import { Container, Section } from '../layout/page.tsx';
import { Stack } from '../layout/stack.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryCards } from './gallery-cards.tsx';
import { GalleryDates } from './gallery-dates.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLayout } from './gallery-layout.tsx';

/** Shows every component in its states, for those who build them. Not part of any shop. */
export const Gallery = (): ReactElement => (
  <Container>
    <Stack gap={8}>
      <Section>
        <h1>Une semaine à soi, dehors ou sur scène</h1>
        <p>Stages, cours et ateliers pour les 3 à 16 ans, à Namur et dans les environs.</p>
        <h2>Choisir une semaine</h2>
        <h3>Cirque et acrobatie, pour débuter</h3>
        <h4>Ce qu’il faut emporter</h4>
      </Section>
      <GalleryActions />
      <GalleryCards />
      <GalleryDates />
      <GalleryForms />
      <GalleryFeedback />
      <GalleryLayout />
    </Stack>
  </Container>
);
