/** System notifications, sent by the open page, with the user's permission. */
import { go } from "@/router.svelte";

/** Returns true if the browser supports notifications and permission is undecided. */
export function mayAskForNotices(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks for permission and returns the answer. */
export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification unless the page is visible; a tap opens the path. */
export function notify(path: string, title: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "./icon-192.png" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      go(path);
      notice.close();
    };
  } catch {
    // On Android only a service worker may show notifications.
    void navigator.serviceWorker.getRegistration().then((worker) => worker?.showNotification(title, options));
  }
}
