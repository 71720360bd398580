/** Notices beside the page, from the page as long as it is open: shown only after somebody asked for them. */
import { go } from "@/router.svelte";

/** Whether the browser has such notices, and nobody has decided about them yet. */
export function mayAskForNotices(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks for them; whether they are allowed. */
export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Shows one, unless the page is looked at; a tap on it leads to an address of the client. */
export function notify(path: string, title: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      go(path);
      notice.close();
    };
  } catch {
    // On Android only the worker may show one.
    void navigator.serviceWorker.getRegistration().then((worker) => worker?.showNotification(title, options));
  }
}
