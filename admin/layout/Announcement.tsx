import { type ReactNode, useEffect, useState } from 'react';

interface AnnouncementProps {
  isUrgent?: boolean;
  children: ReactNode;
}

/** Screen readers announce only changes of a status, so it must exist before its text. */
export const Announcement = ({ isUrgent = false, children }: AnnouncementProps) => {
  const [isMounted, setMounted] = useState(isUrgent);
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return <div role={isUrgent ? 'alert' : 'status'}>{isMounted && children}</div>;
};
