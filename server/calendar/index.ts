export { calendarAttachment } from './calendar-answer.ts';
export {
  loadDatesOfBooking,
  loadDatesOfCart,
  loadDatesOfRegistration,
  loadDatesLeft,
  loadDatesOfRegistrations,
} from './calendar-views.ts';
export { readFeed } from './read-feed.ts';
