import type { OrderOf } from '../orders.ts';
import type { Course } from '../turn/course.ts';

export function declare(_course: Course, _order: OrderOf<'charge'> | OrderOf<'assault'>): void {
  throw new Error('to be written');
}
